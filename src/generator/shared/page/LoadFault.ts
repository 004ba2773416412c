/** What a module of the app threw while it was loaded, before any page could be rendered. */
export class LoadFault extends Error {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    super('A module of the app fails while it is loaded.', {cause: thrown});
    this.thrown = thrown;
  }
}
