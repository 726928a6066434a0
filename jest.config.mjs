// Only for Jest started by itself: it says how tests are run here.
export { default } from './test/jest.config.mjs';
