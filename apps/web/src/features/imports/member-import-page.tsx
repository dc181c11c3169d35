import { memberImport } from './import-kind.ts';
import { ImportPage } from './import-page.tsx';

export default function MemberImportPage() {
  return <ImportPage kind={memberImport} />;
}
