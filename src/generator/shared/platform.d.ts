/** What both browsers and Node provide. `shared` is type-checked with only this and the language itself. */
declare class URL {
  static canParse(url: string, base?: string): boolean;
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare class URLSearchParams {
  constructor(pairs: [name: string, value: string][]);
  toString(): string;
}
