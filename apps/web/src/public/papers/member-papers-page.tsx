import { requestPage } from './request-page.tsx';

export default requestPage('member', '/generate-certificate/member-search');
