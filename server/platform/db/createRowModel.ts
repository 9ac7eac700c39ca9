import { Model } from 'objection';

/** The base class of a model whose rows are `Row`, so that their columns need no second list. */
export const createRowModel = <Row>() =>
  Model as unknown as Pick<typeof Model, keyof typeof Model> & (new () => Model & Row);
