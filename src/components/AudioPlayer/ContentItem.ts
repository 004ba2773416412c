/** The members of a ContentData record that the player reads. */
export interface ContentItem {
  title: string;
  authorName: string;
  createdDate: string;
  releaseDate: string;
  category: string;
  contentType: 'audio';
  /** URL of the audio. */
  contentUrl: string;
}
