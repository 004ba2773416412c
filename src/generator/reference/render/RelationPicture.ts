/** A drawing without its `<svg>` element. */
export interface RelationPicture {
  width: number;
  height: number;
  content: string;
}
