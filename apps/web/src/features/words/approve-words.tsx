import type { Word } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import type { Look } from '../../ui/plain-button.tsx';
import { useUpdateWords } from './word.queries.ts';
import { words } from './words.en.ts';

type ApproveWordsProps = {
  /** What somebody has before their eyes. */
  shown: readonly Word[];
  children: string;
  /** Which text it is, for those who do not see the row. */
  of?: string;
} & Pick<Look, 'tone'>;

/** Approves texts as they are shown. */
export function ApproveWords({ shown, children, of, tone }: ApproveWordsProps) {
  const update = useUpdateWords();
  const approve = () =>
    update
      .mutateAsync({ body: { words: shown.map(({ id, english }) => ({ id, english, isApproved: true })) } })
      .then(
        () => toast.success(words.approvedMany(shown.length)),
        (error: unknown) => toast.failure(error, words.notApproved),
      );
  return (
    <Button icon="tick" {...(tone && { tone })} pending={update.isPending} onClick={() => void approve()}>
      {children}
      {of && <span className="hidden"> {of}</span>}
    </Button>
  );
}
