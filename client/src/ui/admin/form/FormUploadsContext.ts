import { createContext, type Dispatch, type SetStateAction } from 'react';

/** Counts the fields of a form that are uploading files: the form waits for them. */
export const FormUploadsContext = createContext<Dispatch<SetStateAction<number>>>(() => undefined);
