import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { OpenedRow } from '@/features/application/rows/opened'
import { Editor, EditorCard } from '@/features/merchant/Editor'
import { PhotosRow, typedRow, yuan } from '@/features/merchant/Editor/rows'
import { localized } from '@/i18n'
import { useModel } from '@/state'
import { GoodsEditModel } from '../model'
import { words } from '../text'
import { GroupRows } from './group-rows'
import { GoodsSheets } from './sheets'

interface Props {
  title: string
  start: ConstructorParameters<typeof GoodsEditModel>[1]
}

/** The form of an item with one save button. */
export const GoodsForm = observer(function GoodsForm({ title, start }: Props) {
  const model = useModel((api, root) => new GoodsEditModel(api, start, root.session))
  const t = words()
  return (
    <Editor title={title} save={t.save} model={model} overlay={<GoodsSheets model={model} />}>
      <EditorCard heading={t.item}>
        <Photo model={model} />
        <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.addressMax} />
        <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.addressMax} optional />
        <Typed model={model} name="noteZh" hint={t.noteHint} max={limits.feedbackMax} optional />
        <Typed model={model} name="noteEn" hint={t.sameHint} max={limits.feedbackMax} optional />
      </EditorCard>
      <EditorCard heading={t.menu}>
        <SectionRow model={model} />
        <Typed model={model} name="price" hint="0.00" max={amountMax} input="digit" unit={yuan} />
        <Typed
          model={model}
          name="memberPrice"
          hint={t.memberHint}
          max={amountMax}
          input="digit"
          unit={yuan}
          optional
        />
        <Typed model={model} name="stock" hint="0" max={stockMax} input="number" />
      </EditorCard>
      <EditorCard heading={t.options}>
        <GroupRows groups={model.groups} />
      </EditorCard>
    </Editor>
  )
})

const amountMax = 9
const stockMax = 5

const Typed = typedRow<'nameZh' | 'nameEn' | 'noteZh' | 'noteEn' | 'price' | 'memberPrice' | 'stock'>(words)

const SectionRow = observer(({ model }: { model: GoodsEditModel }) => (
  <OpenedRow
    model={model}
    row={{ name: 'section', label: () => words().section }}
    onOpen={model.startChoosing}
    shown={model.chosen ? localized(model.chosen.name) : ''}
  />
))

const Photo = observer(({ model }: { model: GoodsEditModel }) => {
  const { photo, current } = words()
  const { saved, uploads } = model
  return (
    <PhotosRow
      required
      label={photo}
      current={current}
      id={model.idOf('picture')}
      error={model.field('picture').error}
      saved={saved ? [saved.picture] : []}
      uploads={uploads}
    />
  )
})
