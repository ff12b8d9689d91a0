/** What a table needs to give a lesson. */
export { judge, type Lesson, lessonMatch, reply, type Spot, wished } from '@veilhall/kit';
