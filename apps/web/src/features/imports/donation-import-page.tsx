import { donationImport } from './import-kind.ts';
import { ImportPage } from './import-page.tsx';

export default function DonationImportPage() {
  return <ImportPage kind={donationImport} />;
}
