import { uploadCardPicture } from '#contract/flashcard-pictures.ts';
import { PictureInput } from '#client/kits/files/picture-input.tsx';
import { upload } from '#client/platform/upload.ts';
import { Button } from '#client/ui/button.tsx';

interface PictureFieldProps {
  readonly side: 'front' | 'back';
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Puts a picture on a side of a card, or takes it off. */
export const PictureField = ({ side, id, onChange }: PictureFieldProps) =>
  id === null ? (
    <PictureInput label={`Add a picture to the ${side}`} send={async (file, options) => onChange((await upload(uploadCardPicture, {}, file, options)).id)} />
  ) : (
    <div>
      <Button variant="quiet" size="small" onClick={() => onChange(null)}>
        Remove the picture from the {side}
      </Button>
    </div>
  );
