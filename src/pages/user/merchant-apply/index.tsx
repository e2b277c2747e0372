import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { merchant } from './spec'

export default screen('merchantApply', (editing) => <ApplicationScreen spec={merchant} editing={editing} />)
