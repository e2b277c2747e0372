import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { rider } from './spec'

export default screen('rider', (editing) => <ApplicationScreen spec={rider} editing={editing} />)
