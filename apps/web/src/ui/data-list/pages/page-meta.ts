/** What a list needs to know about the page it shows. */
export type PageMeta = {
  page: number;
  take: number;
  itemCount: number;
  pageCount: number;
  hasNextPage: boolean;
  /** False where there are more than `itemCount`. */
  isCountExact: boolean;
};
