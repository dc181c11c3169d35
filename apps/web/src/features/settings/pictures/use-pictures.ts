import { settings } from '@kathok/contract';
import { useState } from 'react';
import { useEndpointMutation } from '../../../lib/queries.ts';

type PictureName = 'logo' | 'signature';
/** A file takes the place of what is saved; null takes it away. */
type Chosen = Partial<Record<PictureName, File | null>>;

/** The pictures of the centre that were chosen or taken away, until the form is saved. */
export function usePictures() {
  const [chosen, setChosen] = useState<Chosen>({});
  const set = {
    logo: useEndpointMutation(settings.setLogo),
    signature: useEndpointMutation(settings.setSignature),
  };
  const remove = {
    logo: useEndpointMutation(settings.removeLogo),
    signature: useEndpointMutation(settings.removeSignature),
  };

  async function save(): Promise<void> {
    for (const [key, picture] of Object.entries(chosen)) {
      const name = key as PictureName;
      if (picture) await set[name].mutateAsync({ body: { picture } });
      else await remove[name].mutateAsync({});
      setChosen(({ [name]: _saved, ...others }) => others);
    }
  }

  return {
    isChanged: Object.keys(chosen).length > 0,
    save,
    of: (name: PictureName, saved: string | null) => ({
      name,
      saved,
      chosen: chosen[name],
      error: (set[name].error ?? remove[name].error)?.message,
      onChoose: (picture: File) => setChosen((others) => ({ ...others, [name]: picture })),
      onRemove: () =>
        setChosen(({ [name]: _dropped, ...others }) => (saved ? { ...others, [name]: null } : others)),
    }),
  };
}

export type PictureField = ReturnType<ReturnType<typeof usePictures>['of']>;
