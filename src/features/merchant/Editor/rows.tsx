import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as Shown } from '@contract/entities/common'
import { Picture } from '@/components/base/Picture'
import { FormRow } from '@/components/form/FormRow'
import type { TypedForm } from '@/features/application/rows/props'
import { TextRow } from '@/features/application/rows/typed'
import type { PictureUploads } from '@/features/upload/picture-uploads'
import { PicturePicker } from '@/features/upload/PicturePicker'
import styles from './index.module.scss'

interface TypedProps<Name extends string> {
  model: TypedForm
  name: Name
  hint: string
  max: number
  input?: 'text' | 'digit' | 'number'
  unit?: () => string
  optional?: boolean
}

export const yuan = () => '¥'

/** Makes the row of an editor's typed fields, each labelled by the word of its name. */
export const typedRow = <Name extends string>(words: () => Readonly<Record<Name, string>>) =>
  observer(({ model, name, hint, ...row }: TypedProps<Name>) => (
    <View className={styles.editor__row}>
      <TextRow model={model} row={{ look: 'text', name, label: () => words()[name], hint: () => hint, ...row }} />
    </View>
  ))

interface PhotosProps {
  label: string
  /** Description of a photo that customers see already. */
  current: string
  id: string
  error?: string | undefined
  required?: boolean
  /** Photos that customers see; new ones take their place. */
  saved: readonly Shown[]
  uploads: PictureUploads
}

/** The photos that customers see, and those that take their place. */
export const PhotosRow = observer(({ label, current, id, error, required, saved, uploads }: PhotosProps) => (
  <FormRow look="tall" label={label} id={id} error={error} required={required}>
    <View className={styles.editor__photos}>
      {uploads.items.length === 0 &&
        saved.map((picture) => <Picture key={picture.path} picture={picture} width={208} label={current} />)}
      {uploads.max === 1 ? (
        <View className={styles.editor__photo}>
          <PicturePicker uploads={uploads} name={label} fill />
        </View>
      ) : (
        <PicturePicker uploads={uploads} name={label} />
      )}
    </View>
  </FormRow>
))
