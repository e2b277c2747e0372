import { useState } from 'react'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import type { PictureUploads } from '@/features/upload/picture-uploads'
import { useLoaded } from '@/platform/navigation/loaded'
import { words } from '../text'

const load = () => import('@/features/upload/PicturePicker')

/** Photos of the goods; the web loads their picker on demand. */
export const Photos = observer(function Photos({ uploads }: { uploads: PictureUploads }) {
  const [isAsked, setAsked] = useState(false)
  const loaded = useLoaded(load, isAsked || uploads.items.length > 0, () => setAsked(false))
  if (loaded) return <loaded.PicturePicker uploads={uploads} />
  return <Chip text={words().addPhotos} icon="camera" onPress={() => setAsked(true)} />
})
