import { requestPage } from './request-page.tsx';

export default requestPage('donation', '/generate-certificate/donation-search');
