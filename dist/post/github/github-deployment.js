exports.closeOpenDeployment = async (...given) =>
  (await require("../../chunks/index.js").deployment()).closeOpenDeployment(...given);
