import { expect, test } from 'vitest'
import { PictureIndex, pictureNames, picturesPath } from './pictures.ts'

const namesIn = (cell: string, split?: readonly string[]): readonly string[] =>
  pictureNames(cell, { path: picturesPath, ...(split && { split }) })

test('A cell names several pictures by what separates them as a rule; a comma in a name is no separator [F-X08]', () => {
  expect(namesIn('cup.jpg')).toEqual(['cup.jpg'])
  expect(namesIn('a.jpg|b.tif; c.png\nd.jpg')).toEqual(['a.jpg', 'b.tif', 'c.png', 'd.jpg'])
  expect(namesIn('a.jpg, b.jpg,c.jpeg')).toEqual(['a.jpg', 'b.jpg', 'c.jpeg'])
  expect(namesIn('Cup, front view.jpg')).toEqual(['Cup, front view.jpg'])
  expect(namesIn(' | a.jpg | a.jpg ')).toEqual(['a.jpg'])
  expect(namesIn('')).toEqual([])
  expect(namesIn('a;b.jpg / c.jpg', [' / '])).toEqual(['a;b.jpg', 'c.jpg'])
})

test('Addresses keep their own commas and semicolons [F-X08]', () => {
  const [one, other] = [
    'https://a.example/i,1;v=2/cup.jpg?x=1,2',
    'http://b.example/iiif/7/full/max/0/default.jpg',
  ]
  expect(namesIn(`${one}; ${other}`)).toEqual([one, other])
  expect(namesIn(`${one},${other}`)).toEqual([one, other])
  expect(namesIn(`${one} ${other}\n${one}`)).toEqual([one, other])
  expect(namesIn(`${one}|${other}`)).toEqual([one, other])
})

test('Files are found by name or path, whatever case, folder of the table and form of accents; an extension may be missing [F-X08]', () => {
  const paths = [
    'photos/Schüssel.JPG'.normalize('NFD'),
    'photos/a/1.jpg',
    'photos/b/1.jpg',
    '1912.5.tif',
    'x/2.jpg',
    'x/2.tif',
  ]
  const index = new PictureIndex(paths.map((path, position) => ({ position, path })))
  expect(index.find('schüssel.jpg')).toEqual([0])
  expect(index.find('C:\\Museum\\photos\\Schüssel.jpg')).toEqual([0])
  expect(index.find('./photos/a/1.jpg')).toEqual([1])
  expect(index.find('1.jpg')).toEqual([1, 2])
  expect(index.find('b/1')).toEqual([2])
  expect(index.find('1912.5')).toEqual([3])
  expect(index.find('2')).toEqual([4, 5])
  expect(index.find('2.tif')).toEqual([5])
  expect(index.find('nothing.jpg')).toEqual([])
  expect(index.find('constructor')).toEqual([])
  expect(index.find('../../etc/passwd')).toEqual([])
})
