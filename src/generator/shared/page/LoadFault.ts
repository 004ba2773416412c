/** What a module of the app threw while it was loaded, before any page could be rendered. */
export class LoadFault extends Error {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    super('A module of the app fails while it is loaded.', {cause: thrown});
    this.thrown = thrown;
  }
}

/** What a function that loads modules of the app returns, or the fault of the one that threw. */
export function orLoadFault<Loaded>(load: () => Loaded): Loaded | LoadFault {
  try {
    return load();
  } catch (error) {
    return new LoadFault(error);
  }
}
