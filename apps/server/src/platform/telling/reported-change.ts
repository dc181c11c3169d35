/** What was changed, by its name, from what to what; null where a value says nothing or is secret. */
export interface ToldChange {
  name: string;
  before: string | null;
  after: string | null;
}
