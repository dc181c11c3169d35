import { feeImport } from './import-kind.ts';
import { ImportPage } from './import-page.tsx';

export default function FeeImportPage() {
  return <ImportPage kind={feeImport} />;
}
