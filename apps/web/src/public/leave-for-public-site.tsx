import { useEffect } from 'react';

/** The address is that of a public page already; the server has the page. */
export default function LeaveForPublicSite() {
  useEffect(() => location.reload(), []);
  return null;
}
