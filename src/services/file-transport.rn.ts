// React Native has the browser's own means, which tell how far it is; a file is a description of it there.
export { sendFile, type OutgoingFile } from './file-transport.h5'
