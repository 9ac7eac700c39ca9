import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Validates a form with the contract's schema, which receives the form's values and reports what is wrong with any. */
export const schemaResolver = <Values extends FieldValues, Body>(
  schema: ZodType<Body>,
): Resolver<Values, unknown, NoInfer<Body>> => zodResolver(schema as ZodType<Body, Values>);
