import { publicContract, Router } from '@worklane/runtime';

export const router = new Router(publicContract.operations);
