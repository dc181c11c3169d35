import { viewPage } from './view-page.tsx';

export default viewPage('donation', '/generate-certificate/view-donation-certificate');
