import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { FormRow } from '@/components/form/FormRow'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { ProductSetupModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'

/** The photos of a product, of which lists show the first; saved ones can be removed, new ones added. */
export const Photos = observer(function Photos({ model }: { model: ProductSetupModel }) {
  const { pictures, uploads } = model
  const t = words()
  return (
    <FormRow label={t.photos} id={model.idOf('pictures')} error={model.field('pictures').error} look="tall" required>
      {pictures.length > 0 && (
        <View className={styles.form__photos}>
          {pictures.map((picture, index) => (
            <View key={picture.path} className={styles.form__photo}>
              <Picture picture={picture} width={208} label={t.photo(index + 1)} />
              <Press
                label={t.removePhoto(index + 1)}
                onPress={() => model.removePicture(picture.path)}
                className={styles.form__remove}
              >
                <Icon name="trash-2" size={32} colour="ink-2" />
              </Press>
            </View>
          ))}
        </View>
      )}
      <PicturePicker uploads={uploads} name={t.photos} />
    </FormRow>
  )
})
