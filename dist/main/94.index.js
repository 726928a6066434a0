export const id = 94;
export const ids = [94];
export const modules = {

/***/ 5094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(640);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);


/**
 * Runs the command in its own process group, without input. Ends the group when the command ends or this action dies: the
 * script's input is a pipe from us, which closes either way. `set -m` creates the groups; it also announces the end of each
 * job, so standard error is discarded in between.
 */
const LIFELINE = `exec 3>&2 2>/dev/null
set -m
bash --noprofile --norc -eo pipefail -c "$1" </dev/null 2>&3 3>&- & command=$!
exec 3>&-
{ cat; kill -TERM -- "-$command"; sleep 2; kill -KILL -- "-$command"; } >/dev/null & lifeline=$!
set +m
wait "$command"; status=$?
kill -TERM -- "-$command" "-$lifeline"
exit "$status"`;
/** The wait for output after the end: background processes may hold the pipe open. */
const LAST_OUTPUT_MS = 500;
/**
 * Runs a shell command on the runner and prints its output as remote text. Its environment lacks the inputs of this action,
 * including the API token.
 *
 * @returns the exit status
 * @throws the signal's reason when interrupted; OperationError when there is no bash
 */
async function runCommand(command, environment, output, signal) {
    const decoder = new TextDecoder();
    const listen = (data) => output.push(decoder.decode(data, { stream: true }));
    const interrupted = Promise.withResolvers();
    const interrupt = () => interrupted.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', interrupt, { once: true });
    try {
        const running = (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)('bash', ['--noprofile', '--norc', '-c', LIFELINE, 'verify-command', command], {
            env: withoutInputs(environment),
            silent: true,
            ignoreReturnCode: true,
            delay: LAST_OUTPUT_MS,
            listeners: { stdout: listen, stderr: listen },
        });
        return await Promise.race([running, interrupted.promise]);
    }
    catch {
        signal.throwIfAborted();
        const next = 'verify-command needs bash on the runner.';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OperationError */ .OK('failed', 'The deploy ended, but verify-command could not be run.', next);
    }
    finally {
        signal.removeEventListener('abort', interrupt);
        output.end();
    }
}
function withoutInputs(environment) {
    const kept = Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_'));
    return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}


/***/ })

};
