import { viewPage } from './view-page.tsx';

export default viewPage('member', '/generate-certificate/view-certificate');
