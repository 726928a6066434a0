import { measureFleet } from './fleet.ts';
const t=Date.now();
await measureFleet((process.argv[2]??'10,50').split(',').map(Number));
console.log(Date.now()-t);
