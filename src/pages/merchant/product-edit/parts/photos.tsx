import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { LazyViewer } from '@/components/base/PictureViewer/lazy'
import { Press } from '@/components/base/Press'
import { FormRow } from '@/components/form/FormRow'
import { AddPictures } from '@/features/upload/PicturePicker'
import { Tile } from '@/features/upload/PicturePicker/tile'
import type { ProductSetupModel } from '../model'
import type { Photo, ProductPhotos } from '../photos'
import { words } from '../text'
import styles from './form.module.scss'

/** The photos of a product in their order, to be added, moved and removed. */
export const Photos = observer(function Photos({ model }: { model: ProductSetupModel }) {
  const [viewed, setViewed] = useState<number>()
  const { photos } = model
  const { all, uploads } = photos
  const t = words()
  return (
    <FormRow label={t.photos} id={model.idOf('pictures')} error={model.field('pictures').error} look="tall" required>
      <View className={styles.form__photos}>
        {all.map((photo, index) => (
          <View key={photo.key} className={styles.form__photo}>
            <Shown photo={photo} photos={photos} place={index + 1} onView={setViewed} />
            <Moves photo={photo} photos={photos} place={index + 1} />
          </View>
        ))}
        {uploads.left > 0 && <AddPictures uploads={uploads} name={t.photos} />}
      </View>
      {all.length > 1 && <Text className={styles.form__note}>{t.photosNote}</Text>}
      <LazyViewer sources={uploads.sources} index={viewed} onClose={() => setViewed(undefined)} />
    </FormRow>
  )
})

interface Props {
  photo: Photo
  photos: ProductPhotos
  /** One-based position. */
  place: number
}

/** A photo: a saved one, or one with the state of its upload. */
const Shown = observer(({ photo, photos, place, onView }: Props & { onView: (index: number) => void }) => {
  const { saved, upload } = photo
  const { uploads } = photos
  if (saved) return <Picture picture={saved} width={208} label={words().photo(place)} />
  if (!upload) return null
  return (
    <View className={styles.form__tile}>
      <Tile
        upload={upload}
        place={place}
        fill
        onView={() => onView(uploads.items.indexOf(upload))}
        onRetry={() => uploads.retry(upload)}
        onRemove={() => photos.remove(photo)}
      />
    </View>
  )
})

/** Buttons below a photo, which move it and remove a saved one. */
const Moves = observer(({ photo, photos, place }: Props) => {
  const { earlier, later, removePhoto } = words()
  return (
    <View className={styles.form__moves}>
      {place > 1 && <Move icon="chevron-left" label={earlier(place)} onPress={() => photos.move(photo, -1)} />}
      {photo.saved && <Move icon="trash-2" label={removePhoto(place)} onPress={() => photos.remove(photo)} />}
      {place < photos.all.length && (
        <Move icon="chevron-right" label={later(place)} onPress={() => photos.move(photo, 1)} />
      )}
    </View>
  )
})

const Move = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.form__move}>
    <Icon name={icon} size={32} colour="ink-2" />
  </Press>
)
