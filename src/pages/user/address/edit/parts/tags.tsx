import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FormRow } from '@/components/form/FormRow'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import type { AddressFormModel } from '../model'
import type { Tags } from '../tags'
import { words } from '../text'
import styles from './form.module.scss'

/** Selectable tags and a button to add one. */
export const TagRow = observer(({ model }: { model: AddressFormModel }) => {
  const { tags, fields } = model
  const { tag, newTag } = words()
  return (
    <FormRow look="narrow" label={tag} id={model.form.idOf('tag')} error={fields.tag.error}>
      <View className={styles.form__chips}>
        {tags.names.map((name) => (
          <Chip
            key={name}
            text={name}
            on={fields.tag.value === name}
            ground="card"
            onPress={() => fields.tag.set(name)}
          />
        ))}
        <Chip text={newTag} icon="plus" ground="card" onPress={tags.open} />
      </View>
    </FormRow>
  )
})

export const NewTagSheet = observer(({ tags }: { tags: Tags }) => {
  const { newTag, tagName, newTagHint, addTag } = words()
  const { own, adding, busy, close, add } = tags
  return (
    <Sheet open={adding} onClose={close} title={newTag}>
      <View className={styles.form__newTag}>
        <Field
          label={tagName}
          value={own.value}
          onChange={own.set}
          placeholder={newTagHint}
          error={own.error}
          focus={adding}
          onConfirm={() => void add()}
          clearable
        />
        <Button text={addTag} busy={busy} onPress={() => void add()} />
      </View>
    </Sheet>
  )
})
