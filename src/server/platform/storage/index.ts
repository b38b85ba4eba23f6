export { keepTidy, openStorage } from './open-storage.ts'
export {
  type ByteRange,
  type Expected,
  type FileHead,
  type Storage,
  StorageError,
  StorageMismatchError,
  type Stored,
} from './storage.ts'
export { withLocalFile, withTemporaryFile } from './with-local-file.ts'
