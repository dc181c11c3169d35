import type { Word } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import type { Look } from '../../ui/plain-button.tsx';
import { useUpdateWords } from './word.queries.ts';
import { words } from './words.en.ts';

type ApproveWordProps = {
  word: Word;
  children: string;
} & Pick<Look, 'tone'>;

/** Approves texts as they are shown. */
export function useApproveWords() {
  const update = useUpdateWords();
  const approve = (shown: readonly Word[]) =>
    update
      .mutateAsync({ body: { words: shown.map(({ id, english }) => ({ id, english, isApproved: true })) } })
      .then(
        () => toast.success(words.approvedMany(shown.length)),
        (error: unknown) => toast.failure(error, words.notApproved),
      );
  return { approve, isApproving: update.isPending };
}

export function ApproveWord({ word, tone, children }: ApproveWordProps) {
  const { approve, isApproving } = useApproveWords();
  return (
    <Button icon="tick" {...(tone && { tone })} pending={isApproving} onClick={() => void approve([word])}>
      {children}
      <span className="hidden"> {word.english}</span>
    </Button>
  );
}
