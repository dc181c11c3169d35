export const siteName = 'Kathok Membership';

/** What the browser's tab shows. */
export const pageTitle = (title: string): string => `${title} · ${siteName}`;

export function showPageTitle(title: string): void {
  document.title = pageTitle(title);
}
