// The package comes without types.
declare module 'html-to-text' {
  type Options = { wordwrap: false; selectors: object[] };
  export function compile(options: Options): (html: string) => string;
}
