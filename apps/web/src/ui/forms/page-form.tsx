import { ButtonLink } from '../button.tsx';
import { words } from '../words.en.ts';
import { FormShell, type FormShellProps } from './form-shell.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.tsx';

type PageFormProps = Omit<FormShellProps, 'kit'> & {
  kit: FormShellProps['kit'] & { isDirty: boolean };
  /** The page that Cancel leads to. */
  cancelTo?: string;
};

/** A form that is a page or a part of one. It asks before what was typed is left behind. */
export function PageForm({ kit, cancelTo, before, children, ...shell }: PageFormProps) {
  const warning = useUnsavedWarning(kit.isDirty);
  return (
    <FormShell
      {...shell}
      kit={kit}
      before={
        (cancelTo || before) && (
          <>
            {cancelTo && <ButtonLink to={cancelTo}>{words.cancel}</ButtonLink>}
            {before}
          </>
        )
      }
    >
      {warning}
      {children}
    </FormShell>
  );
}
