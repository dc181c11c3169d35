import { Button } from '../button.tsx';
import { FormDrawer } from '../overlays/form-drawer.tsx';
import { words } from '../words.en.ts';
import { FormShell, type FormShellProps } from './form-shell.tsx';

type DrawerFormProps = Omit<FormShellProps, 'kit'> & {
  title: string;
  kit: FormShellProps['kit'] & { isDirty: boolean };
  onClose: () => void;
};

/** A form at the side of the window. It asks before what was typed is thrown away. */
export const DrawerForm = ({ title, kit, onClose, ...shell }: DrawerFormProps) => (
  <FormDrawer title={title} dirty={kit.isDirty} onClose={onClose}>
    <FormShell
      {...shell}
      kit={kit}
      before={<Button onClick={onClose}>{kit.waits ? words.close : words.cancel}</Button>}
    />
  </FormDrawer>
);
