import { viewPage } from './view-page.tsx';

export default viewPage('pit', '/pit-exemption-certificate');
