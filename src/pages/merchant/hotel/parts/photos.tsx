import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { ChipSet } from '@/components/form/ChipSet'
import { pictureGroups, pictureGroupWords } from '@/features/hotel/picture-groups'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { HotelPhotos } from '../photos'
import { words } from '../text'
import styles from '../index.module.scss'

/** The photos of a hotel by subject; saved ones can be removed, new ones added. */
export const Photos = observer(function Photos({ photos }: { photos: HotelPhotos }) {
  const { group, shown, show, remove, uploads } = photos
  const t = words()
  const names = pictureGroupWords()
  return (
    <View className={styles.hotel__card}>
      <Text className={styles.hotel__title} role="heading" aria-level={2}>
        {t.photos}
      </Text>
      <ChipSet label={t.photos}>
        {pictureGroups.map((each) => (
          <Chip key={each} ground="card" text={names[each]} on={each === group} onPress={() => show(each)} />
        ))}
      </ChipSet>
      <View className={styles.hotel__photos}>
        {shown.map((photo, index) => (
          <View key={photo.picture.path} className={styles.hotel__photo}>
            <Picture picture={photo.picture} width={208} label={t.photo(names[group], index + 1)} />
            <Press
              label={t.removePhoto(names[group], index + 1)}
              onPress={() => remove(photo)}
              className={styles.hotel__remove}
            >
              <Icon name="trash-2" size={32} colour="ink-2" />
            </Press>
          </View>
        ))}
      </View>
      <PicturePicker key={group} uploads={uploads} name={names[group]} />
    </View>
  )
})
